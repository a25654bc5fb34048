/** How a remote names the chunk of a worker. */
export const WORKER_CHUNK = 'worker-';

const NAME = 'portico:worker-chunks';

/**
 * The federation plugin puts its start into every entry of a build, and to it a worker is one. A worker loads no remote and has no shell beside it: what
 * the start asks the shell's runtime for is answered by something that answers everything and does nothing.
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
