import { rspack } from '@rsbuild/core';

/**
 * Gives a remote's entry the hashes of its chunks, so that another origin cannot change them. Files that the
 * portal serves are already verified, and a table would cost a first visit 1 to 2 KiB.
 */
export function pluginChunkIntegrity() {
  return {
    name: 'portico:chunk-integrity',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins }) => {
        config.output.crossOriginLoading = 'anonymous';
        appendPlugins(
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
        );
      });
    },
  };
}
