const LIBRARY = /[\\/]node_modules[\\/]react-router[\\/]/;

/**
 * Marks components of a library as free of effects, and drops their names for debugging, so that those no one imports are left out: a
 * bundler takes `forwardRef` for a call that may do anything.
 */
export function withPureComponents(code) {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.forwardRef\()/g, '= /*#__PURE__*/ $1');
}

export function pluginPureComponents() {
  return {
    name: 'portico:pure-components',
    setup(api) {
      api.transform({ test: LIBRARY }, ({ code }) => withPureComponents(code));
    },
  };
}
