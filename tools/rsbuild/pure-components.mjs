const LIBRARY = /[\\/]node_modules[\\/]react-router[\\/]/;

/** Marks components as pure and drops debug names, so that unused ones go: a bundler takes `forwardRef` and the like for side effects. */
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
