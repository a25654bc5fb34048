/**
 * Import rules by the tags in each package.json (`nx.tags`). `projects`: tags of projects that it may import. `packages`: npm packages
 * that it may import ('*' for all that it declares, a trailing '/' for sub-paths). A project whose tag is not listed fails the check.
 * `free`: paths inside the project that may import any project. `undeclared`: tags of projects that its package.json need not name.
 */
export const PROJECTS = {
  'type:domain': { projects: [], packages: [] },
  'type:avatar': { projects: ['type:domain'], packages: [] },
  'type:game-art': { projects: ['type:avatar', 'type:domain'], packages: [] },
  'type:contract': { projects: ['type:domain'], packages: ['zod'] },
  'type:api-client': { projects: ['type:contract', 'type:domain'], packages: ['ky'] },
  'type:i18n': {
    projects: ['type:contract', 'type:domain'],
    packages: ['i18next', 'react-i18next'],
  },
  'type:ui': {
    projects: [],
    packages: ['react', 'react-dom', '@fontsource-variable/rubik'],
  },
  'type:portal-kit': {
    projects: ['type:api-client', 'type:contract', 'type:domain', 'type:i18n', 'type:ui'],
    packages: '*',
  },
  'type:game-ui': {
    projects: ['type:avatar', 'type:contract', 'type:domain', 'type:i18n', 'type:portal-kit', 'type:ui'],
    packages: ['react'],
  },
  'type:testing': {
    projects: ['type:api-client', 'type:contract', 'type:domain', 'type:i18n', 'type:portal-kit'],
    packages: '*',
  },
  'type:testing-api': { projects: ['type:tools'], packages: '*' },
  'type:shell': {
    projects: [
      'type:api-client',
      'type:contract',
      'type:domain',
      'type:game-ui',
      'type:i18n',
      'type:portal-kit',
      'type:ui',
      'type:tools',
    ],
    packages: '*',
  },
  'type:remote': {
    projects: [
      'type:api-client',
      'type:avatar',
      'type:contract',
      'type:domain',
      'type:game-ui',
      'type:i18n',
      'type:portal-kit',
      'type:ui',
      'type:tools',
    ],
    packages: '*',
  },
  'type:services': {
    projects: ['type:avatar', 'type:contract', 'type:domain', 'type:game-art'],
    packages: '*',
  },
  'type:demo': {
    projects: ['type:contract', 'type:domain', 'type:game-art', 'type:services'],
    packages: '*',
  },
  'type:tools': {
    projects: ['type:contract', 'type:demo', 'type:domain', 'type:services'],
    packages: '*',
    // Benchmarks build the whole portal as one bundle, and load everything that they measure.
    free: '^bench/',
    // Tools run the services, and tests of services need tools, so a declared dependency would be a cycle. Tests of
    // tools have the whole repository as their input.
    undeclared: ['type:demo', 'type:services'],
  },
  'type:e2e': { projects: ['type:domain', 'type:contract', 'type:tools'], packages: '*' },
};

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
