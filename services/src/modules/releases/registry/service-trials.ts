import type { RemoteWarning } from '../publishing/release-fit.js';
import type { RemoteInService } from './remote-in-service.js';
import type { ShellBuild } from './shell-build.js';

/** Renders with a new shell, in the background, what an earlier one put into service. */
export abstract class ServiceTrials {
  /** Known failure of a release that is mounted. The first call for a release and a shell has it tried. */
  abstract warningOf(remote: RemoteInService, shell: ShellBuild): RemoteWarning | undefined;
}
