const LIBRARY = /[\\/]node_modules[\\/]react-router[\\/]/;

/**
 * Marks a library's components as free of side effects and removes their debug names, so that bundlers drop unused
 * ones. Otherwise a bundler assumes that a call such as `forwardRef` has side effects.
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
