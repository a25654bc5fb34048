import { createHash } from 'node:crypto';
import type { UnitOfWork } from '../../src/platform/persistence/index.js';
import {
  ReleaseBlobEntity,
  ReleaseFileEntity,
  ReleaseRevisionEntity,
} from '../../src/modules/releases/storage/release.entities.js';

/** Changes a file of a release in the database: its content only, or its hash too. Undefined removes the content. */
export async function changeStored(
  unitOfWork: UnitOfWork,
  { name, version, path }: { name: string; version: string; path: string },
  change: (content: Buffer) => Buffer | string | undefined,
  isDamage: boolean,
): Promise<void> {
  await unitOfWork.run(async (manager) => {
    const row = await manager.findOneByOrFail(ReleaseFileEntity, { remote: name, version, path });
    const parts = await manager.find(ReleaseBlobEntity, {
      where: { sha256: row.sha256 },
      order: { part: 'ASC' },
    });
    const changed = change(Buffer.concat(parts.map(({ content }) => Buffer.from(content))));
    const content = changed === undefined ? undefined : Buffer.from(changed);
    await manager.delete(ReleaseBlobEntity, { sha256: row.sha256 });
    if (content !== undefined) {
      const sha256 = isDamage ? row.sha256 : createHash('sha256').update(content).digest('hex');
      await manager.insert(ReleaseBlobEntity, { sha256, part: 0, content });
      await manager.update(ReleaseFileEntity, { remote: name, version, path }, { sha256 });
    }
    await manager.increment(ReleaseRevisionEntity, { id: 1 }, 'revision', 1);
  });
}
