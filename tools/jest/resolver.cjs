const fs = require('node:fs');
const path = require('node:path');

/** Finds the TypeScript source of a relative import that ends in `.js`, as ESM spells it. Jest resolves all other imports. */
module.exports = function resolve(request, options) {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes(`${path.sep}node_modules${path.sep}`)) {
    const base = path.resolve(options.basedir, request.slice(0, -3));
    for (const extension of ['.ts', '.tsx']) {
      if (fs.existsSync(base + extension)) return base + extension;
    }
  }
  return options.defaultResolver(request, options);
};
