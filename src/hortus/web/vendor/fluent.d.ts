export type Value = string | number | { valueOf(): unknown };
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { functions?: Record<string, (args: any[]) => string>; useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: unknown } | undefined;
  formatPattern(pattern: unknown, args?: Record<string, unknown> | null, errors?: Error[] | null): string;
}
