export const WORKER_CHUNK = 'worker-';

const NAME = 'portico:worker-chunks';

/**
 * The federation plugin adds its startup code to every entry of a build, also to workers. A worker loads no remote
 * and has no shell, so this stub of the shell's runtime accepts all calls and does nothing.
 */
const NO_FEDERATION = `globalThis._FEDERATION_RUNTIME_CORE ??= (() => {
  const nothing = new Proxy(function () {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : nothing),
    set: () => true,
    apply: () => nothing,
    construct: () => nothing,
  });
  return nothing;
})();`;

export function pluginWorkerChunks() {
  return {
    name: NAME,
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) =>
        appendPlugins(
          new rspack.BannerPlugin({
            banner: NO_FEDERATION,
            raw: true,
            include: new RegExp(`/${WORKER_CHUNK}`),
          }),
        ),
      );
    },
  };
}
