import type { RsbuildConfig } from '@rsbuild/core';

export function scopeOf(packageName: string): string;
export function remoteConfig(
  directory: string,
  options?: { assetPrefix?: string },
): () => Promise<RsbuildConfig>;
export function shellConfig(directory: string, options?: { publicPath?: string }): RsbuildConfig;
