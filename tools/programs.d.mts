export interface Where {
  path?: string;
  folders?: readonly string[];
}
export function programPath(names: readonly string[], where?: Where): string | undefined;
export function mariadbPrograms(where?: Where): { server: string; install: string } | undefined;
export function redisServer(where?: Where): string | undefined;
export const TEST_NODE_FLAGS: readonly string[];
export const TEST_MEMORY_FLAGS: readonly string[];
export const MARIADB_TEST_FLAGS: readonly string[];
export function chromiumPath(where?: Where): string | undefined;
export function bundledProgram(folder: 'services' | 'services/demo', name: 'main' | 'cli'): string;
