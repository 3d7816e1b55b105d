export type VNode = any;
export function h(...args: any[]): VNode;
export function render(vnode: VNode, parent: Element): void;
export function createContext<T>(value: T): any;
export const Fragment: any;
export const Component: any;
export const options: any;
