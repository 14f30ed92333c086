export function here(path: string): string;
export const PYTHON: string;
export function python(args: string[]): string;
