import { rspack } from '@rsbuild/core';

/**
 * Adds the hashes of its chunks to a remote's entry, so that another origin cannot change these. The portal's own
 * files are already verified, and a table would add 1 to 2 KiB to a first visit.
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
