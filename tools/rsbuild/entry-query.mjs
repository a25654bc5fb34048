const NAME = 'portico:entry-query';

/** Runs in the remote's entry, where `__webpack_require__` is the remote's module system. */
const SOURCE = `
var query = globalThis.document?.currentScript && new URL(document.currentScript.src).search;
if (query) ['u', 'miniCssF'].forEach(function (name) {
  var addressOf = __webpack_require__[name];
  if (addressOf) __webpack_require__[name] = function (chunk) { return addressOf(chunk) + query; };
});`;

/**
 * Adds the query of a remote's entry to the addresses of its chunks. Browsers do not request a pending address again,
 * so the shell retries with a query. The query must also apply to everything that the entry loads.
 */
export function pluginEntryQuery() {
  return {
    name: NAME,
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins({ name: NAME, apply: addQuery }));
    },
  };
}

function addQuery(compiler) {
  const { RuntimeModule } = compiler.rspack;
  class EntryQuery extends RuntimeModule {
    constructor() {
      super('entry query', RuntimeModule.STAGE_TRIGGER);
    }

    generate() {
      return SOURCE;
    }
  }
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
      compilation.addRuntimeModule(chunk, new EntryQuery());
    });
  });
}
