/** Written in by the build: the version of each shared package that the shell provides, and the range that it needs itself. */
declare const SHARED_PACKAGES: Record<string, { version: string; range: string }>;
