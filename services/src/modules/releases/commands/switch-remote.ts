import { retire, rollBack } from '../publishing/release-rollback.js';
import { say, withPublisher } from './release-command.js';

export interface RollbackFlags {
  to?: string;
  allowMismatch?: boolean;
}

/** `portico rollback`. */
export async function rollBackRemote(name: string, flags: RollbackFlags): Promise<void> {
  const { from, to } = await withPublisher((options) => rollBack(options, name, flags));
  say(
    from === null
      ? `${name} ${to} is live again.`
      : `${name} is back at ${to} (was ${from}). Another rollback returns to ${from}.`,
  );
}

/** `portico retire`. */
export async function retireRemote(name: string): Promise<void> {
  const { version, paths } = await withPublisher(({ store }) => retire(store, name));
  say(
    `${name} ${version} is retired: ${paths.join(', ')} answer 404 from now on. ` +
      `"portico release ${name}" or "portico rollback ${name}" brings it back.`,
  );
}
