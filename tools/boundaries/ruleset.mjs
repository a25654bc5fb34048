import { projects as projectsOf } from '../bootstrap/workspace.mjs';
import { FOR_TESTS, INSIDE, PROJECTS } from './rules.mjs';

/** Tests and their helpers; `tools/test` runs them. */
export const TEST_FILE = '(?:\\.test\\.[a-z]+$|(?<!^tools)/test/|(?:jest|vitest)\\.config)';

/** Projects that only tests may import. */
const TEST_PROJECTS = new Set([...FOR_TESTS, 'type:e2e']);

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Projects of the workspace at `root` with their `type:` tag. */
export function taggedProjects(root) {
  return projectsOf(root).map(({ folder, name, tags, dependencies }) => {
    const tag = tags.find((candidate) => candidate.startsWith('type:'));
    if (!tag || !PROJECTS[tag]) throw new Error(`${folder}/package.json has no known type: tag in nx.tags`);
    return { folder, tag, name, dependencies };
  });
}

/** Pattern for the paths of a project, without projects in its folders. */
function pathOf({ folder }, projects) {
  const inner = projects
    .filter((other) => other.folder.startsWith(`${folder}/`))
    .map((other) => escape(other.folder.slice(folder.length + 1)));
  return inner.length === 0 ? `^${escape(folder)}/` : `^${escape(folder)}/(?!(?:${inner.join('|')})/)`;
}

/** dependency-cruiser's rules for these projects, from the table in rules.mjs. */
export function ruleset(all) {
  const projects = all.map((project) => ({ ...project, path: pathOf(project, all) }));
  return [
    ...projects.flatMap((project) => [...projectRules(project, projects), ...packageRules(project)]),
    ...INSIDE.flatMap((rule) =>
      projects
        .filter(({ tag }) => rule.tags.includes(tag))
        .map((project) => insideRule(rule, project, projects)),
    ),
    {
      name: 'production-knows-no-test',
      severity: 'error',
      comment:
        'Tests, their data and their harnesses (`*.test.*`, folders named `test`) are for tests alone.',
      from: {
        pathNot: [TEST_FILE, ...projects.filter(({ tag }) => TEST_PROJECTS.has(tag)).map(({ path }) => path)],
      },
      to: { path: TEST_FILE, pathNot: '^node_modules/' },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      // @portico/unshared is an alias in the shell's build for the package behind a facade. Its target may not be built yet.
      to: { couldNotResolve: true, pathNot: ['\\.(?:css|svg|woff2)$', '^@portico/unshared/', '/dist/'] },
    },
  ];
}

function projectRules(project, projects) {
  const { projects: allowed, free, undeclared = [] } = PROJECTS[project.tag];
  const forTests = [...allowed, ...FOR_TESTS, 'type:tools'];
  const others = projects.filter(({ folder }) => folder !== project.folder);
  const freePath = free ? [free.replace('^', project.path)] : [];
  const rule = ({ does, comment, from, to }) => ({
    name: `${project.tag.slice(5)}-${does}`,
    severity: 'error',
    comment,
    from: { path: project.path, ...from },
    to: { path: to.map(({ path }) => path) },
  });
  const imports = (from, tags) =>
    rule({
      does: 'imports-its-own-libraries-only',
      comment: `${project.name} may import: ${tags.join(', ') || 'nothing of ours'}`,
      from,
      to: others.filter(({ tag }) => !tags.includes(tag)),
    });
  const tests = `${project.path}.*${TEST_FILE}`;
  return [
    imports({ pathNot: [TEST_FILE, ...freePath] }, allowed),
    imports({ path: tests, pathNot: freePath }, forTests),
    rule({
      does: 'declares-the-projects-it-imports',
      comment: `Nx knows an import by ${project.folder}/package.json alone: what is not named there is no input of any task.`,
      // The test runner is an input of each task that needs it (`testRunners` in nx.json).
      from: { pathNot: ['(?:jest|vitest)\\.config', ...freePath] },
      to: others.filter(
        ({ name, tag }) =>
          forTests.includes(tag) && !undeclared.includes(tag) && !project.dependencies.includes(name),
      ),
    }),
    // An empty list would match everything.
  ].filter(({ to }) => to.path.length > 0);
}

function packageRules(project) {
  const { packages } = PROJECTS[project.tag];
  const declared = {
    name: `${project.tag.slice(5)}-declares-what-it-imports`,
    severity: 'error',
    from: { path: project.path, pathNot: [TEST_FILE, '^tools/rsbuild/facades/'] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  };
  if (packages === '*') return [declared];
  if (packages.length === 0) return [packagesRule(project, [])];
  const allowed = packages.map((name) => `node_modules/(?:@types/)?${escape(name)}/`);
  return [declared, packagesRule(project, allowed)];
}

function packagesRule(project, allowed) {
  return {
    name: `${project.tag.slice(5)}-imports-its-own-packages-only`,
    severity: 'error',
    comment: `${project.name} may import: ${PROJECTS[project.tag].packages.join(', ') || 'no package'}`,
    from: { path: project.path, pathNot: TEST_FILE },
    to: { path: 'node_modules/', ...(allowed.length > 0 ? { pathNot: allowed } : {}) },
  };
}

function insideRule(rule, project, projects) {
  const target = rule.of ? projects.find(({ tag }) => tag === rule.of) : project;
  const inside = (pattern, { path }) => pattern.replace('^', path);
  return {
    name: rule.name,
    severity: 'error',
    comment: rule.comment,
    from: { path: inside(rule.from, project), pathNot: TEST_FILE },
    to: { path: inside(rule.to, target), ...(rule.except ? { pathNot: inside(rule.except, target) } : {}) },
  };
}
