/**
 * Import rules by the tags in each package.json (`nx.tags`). `projects`: tags of projects that it may import. `packages`: npm packages
 * that it may import ('*' for all that it declares, a trailing '/' for sub-paths). A project whose tag is not listed fails the check.
 * `free`: paths inside the project that may import any project. `undeclared`: tags of projects that its package.json need not name.
 */
export const PROJECTS = {
  'type:domain': importing('', []),
  'type:avatar': importing('domain', []),
  'type:game-art': importing('avatar domain', ['svg-pathdata']),
  'type:contract': importing('domain', ['zod']),
  'type:api-client': importing('contract domain', ['ky']),
  'type:i18n': importing('contract domain', ['i18next', 'react-i18next']),
  'type:ui': importing('', ['react', 'react-dom', '@fontsource-variable/rubik']),
  'type:portal-kit': importing('api-client contract domain i18n ui'),
  'type:game-ui': importing('avatar contract domain i18n portal-kit ui', ['react']),
  'type:testing': importing('api-client contract domain i18n portal-kit'),
  'type:testing-api': importing('tools'),
  'type:shell': importing('api-client contract domain game-ui i18n portal-kit ui tools'),
  'type:remote': importing('api-client avatar contract domain game-ui i18n portal-kit ui tools'),
  'type:services': importing('avatar contract domain game-art'),
  'type:demo': importing('contract domain game-art services'),
  'type:tools': {
    ...importing('contract demo domain services'),
    // Benchmarks build the whole portal as one bundle, and load everything that they measure.
    free: '^bench/',
    // Tools run the services, and tests of services need tools, so a declared dependency would be a cycle. Tests of
    // tools have the whole repository as their input.
    undeclared: ['type:demo', 'type:services'],
  },
  'type:e2e': importing('domain contract tools'),
};

/** Projects by the names in their tags, and packages: all by default. */
function importing(names, packages = '*') {
  const tags = names.split(' ').filter((name) => name !== '');
  return { projects: tags.map((name) => `type:${name}`), packages };
}

/** Additional imports of tests. */
export const FOR_TESTS = ['type:testing', 'type:testing-api'];

/** Rules inside projects: `from` and `to` match paths; `$1` in `to` is a group of `from`. `of`: tag of another project that `to` is in. */
export const INSIDE = [
  {
    name: 'features-stay-apart',
    comment: "A feature imports its remote's shared folder, paths and libs, never another feature.",
    tags: ['type:remote', 'type:shell'],
    from: '^src/features/([^/]+)/',
    to: '^src/features/',
    except: '^src/features/$1/',
  },
  {
    name: 'shared-knows-no-feature',
    comment: 'What two features share knows neither of them.',
    tags: ['type:remote', 'type:shell'],
    from: '^src/shared/',
    to: '^src/features/',
  },
  {
    name: 'modules-meet-at-their-index',
    comment: 'Of another services module only index.ts may be imported.',
    tags: ['type:services'],
    from: '^src/modules/([^/]+)/',
    to: '^src/modules/[^/]+/',
    except: '^src/modules/(?:$1/|[^/]+/index\\.ts$)',
  },
  {
    name: 'a-module-is-reached-by-its-index',
    comment:
      'The application uses modules by their index.ts too; commands, which load no server, have their own.',
    tags: ['type:services'],
    from: '^src/(?!modules/)',
    to: '^src/modules/[^/]+/(?!(?:commands/)?index\\.ts$)',
  },
  {
    name: 'the-demo-uses-what-services-export',
    comment: 'By its name, @portico/services/...: an index.ts, or what the portal is started with.',
    tags: ['type:demo'],
    from: '^src/',
    of: 'type:services',
    to: '^src/.+/(?!index\\.ts$)[^/]+$',
  },
  ...layers(['platform', 'game', 'catalog', 'modules']),
];

/** Folders of the services from the lowest to the highest. Each may import those below it, but not those above. */
function layers(names) {
  return names.map((name, index) => {
    const above = names.slice(index + 1).map((each) => `${each}/`);
    return {
      name: `${name}-knows-nothing-above-it`,
      comment: `The order of the services is ${names.join(' < ')}.`,
      tags: ['type:services'],
      from: `^src/${name}/`,
      to: `^src/(?:${[...above, '[^/]+\\.ts$'].join('|')})`,
    };
  });
}
