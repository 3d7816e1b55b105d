export interface Signal<T> { value: T; peek(): T; subscribe(call: (value: T) => void): () => void }
export function signal<T>(value: T): Signal<T>;
export function computed<T>(call: () => T): Signal<T>;
export function effect(call: () => void | (() => void)): () => void;
export function batch<T>(call: () => T): T;
export function untracked<T>(call: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(call: () => T): Signal<T>;
export function useSignalEffect(call: () => void | (() => void)): void;
