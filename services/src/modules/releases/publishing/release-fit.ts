import { CONTRACT_VERSION, type ReleaseJson, type RemoteProblem } from '@portico/contract';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';

/** A built shell as remotes see it: packages, exports and operations. A shell that was built before it said so names no exports and no operations. */
export interface ShellOffer {
  /** Shared package to its version. */
  shared: Readonly<Record<string, string>>;
  /** Shared package to the names that it exports. */
  provides?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Operations of the API that is deployed with it. */
  operations?: readonly string[] | undefined;
}

/** A release that is served although something of it does not work. */
export interface RemoteWarning {
  code: 'operation_missing' | 'trial_failed';
  params: Record<string, string>;
}

type Needs = Pick<ReleaseJson, 'contract' | 'requires' | 'uses'>;

/** Stands for a package that a release passes on as a whole. */
const ALL = '*';

/** Why a shell cannot run a release; undefined when it can, or before its first build. */
export function incompatibility(release: Needs, shell: ShellOffer | undefined): RemoteProblem | undefined {
  if (release.contract !== CONTRACT_VERSION) {
    return {
      code: 'contract_mismatch',
      params: { required: String(release.contract), provided: String(CONTRACT_VERSION) },
    };
  }
  return shell && (sharedMismatch(release, shell) ?? missingExport(release, shell));
}

function sharedMismatch({ requires }: Needs, { shared }: ShellOffer): RemoteProblem | undefined {
  for (const [name, range] of Object.entries(requires)) {
    const version = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (version === undefined || range === '*' || validRange(range) === null) continue;
    if (!satisfies(version, range, { includePrerelease: true })) {
      return { code: 'shared_mismatch', params: { package: name, required: range, provided: version } };
    }
  }
  return undefined;
}

function missingExport({ uses }: Needs, { provides }: ShellOffer): RemoteProblem | undefined {
  if (uses === undefined || provides === undefined) return undefined;
  for (const [name, used] of Object.entries(uses.exports)) {
    const provided = new Set(Object.hasOwn(provides, name) ? provides[name] : []);
    const missing = used.filter((each) => each !== ALL && !provided.has(each));
    if (missing.length > 0) {
      return { code: 'export_missing', params: { package: name, names: missing.join(', ') } };
    }
  }
  return undefined;
}

/** Calls of a release that the API does not have; undefined when it has all, or where one of both does not say. */
export function missingOperations({ uses }: Needs, shell: ShellOffer | undefined): RemoteWarning | undefined {
  if (uses === undefined || shell?.operations === undefined) return undefined;
  const provided = new Set(shell.operations);
  const missing = uses.operations.filter((operation) => !provided.has(operation));
  if (missing.length === 0) return undefined;
  return { code: 'operation_missing', params: { operations: missing.join(', ') } };
}

/** One line that says what a problem is, for logs and commands. */
export function problemMessage({ code, params }: RemoteProblem | RemoteWarning): string {
  switch (code) {
    case 'contract_mismatch':
      return `it was built for version ${params.required} of the remote contract, this portal has version ${params.provided}`;
    case 'shared_mismatch':
      return `it needs ${params.package} ${params.required}, the shell provides ${params.provided}`;
    case 'export_missing':
      return `it uses ${params.names} of ${params.package}, which the shell does not provide`;
    case 'release_broken':
      return `its release is broken: ${params.reason}`;
    case 'operation_missing':
      return `it calls ${params.operations}, which this portal's API does not have`;
    case 'trial_failed':
      return `this shell cannot render its pages: ${params.reason}`;
  }
}
