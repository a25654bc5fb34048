export function freePort(draw?: () => number): Promise<number>;
