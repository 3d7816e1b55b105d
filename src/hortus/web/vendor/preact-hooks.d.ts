export function useState<T>(initial: T | (() => T)): [T, (value: T | ((old: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), deps?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), deps?: unknown[]): void;
export function useRef<T>(initial: T): { current: T };
export function useMemo<T>(make: () => T, deps?: unknown[]): T;
export function useCallback<T>(call: T, deps?: unknown[]): T;
export function useId(): string;
export function useErrorBoundary(catcher?: (error: unknown) => void): [unknown, () => void];
