import { notProvided } from './host-file.mjs';

const BUILD = {
  modules: [
    { name: './src/main.tsx' },
    { name: 'provide shared module (default) react@19.3.1 = /packages/react/index.js' },
    { name: 'provide shared module (default) @portico/i18n@0.1.0 = /libs/i18n/src/index.ts' },
    { name: 'consume shared module (default) i18next@^26.0.0 (strict) (eager)' },
  ],
};

describe('notProvided', () => {
  it('is nothing where the build provides all that is shared', () => {
    expect(notProvided({ react: '19.3.1', '@portico/i18n': '0.1.0' }, BUILD)).toEqual([]);
  });

  it('names what remotes would look for in vain', () => {
    expect(notProvided({ react: '19.3.1', 'react/jsx-runtime': '19.3.1', i18next: '26.7.2' }, BUILD)).toEqual(
      ['react/jsx-runtime', 'i18next'],
    );
  });
});
