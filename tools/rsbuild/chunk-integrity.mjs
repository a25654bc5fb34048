import { rspack } from '@rsbuild/core';

/**
 * Gives a remote's entry the hashes of its chunks, for files on another origin: whoever serves them cannot change them. What the portal serves
 * itself it has read and compared; a table of hashes would cost a first visit 1 to 2 KiB there.
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
