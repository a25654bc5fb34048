import type { DatabaseSchema } from '../../../platform/persistence/index.js';
import { CreateReleases1780000021000 } from '../migrations/1780000021000-create-releases.js';
import {
  ReleaseBlobEntity,
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
} from './release.entities.js';

export const releaseEntities = [
  ReleaseBlobEntity,
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
];

export const releaseMigrations = [CreateReleases1780000021000];

/** Tables of releases alone, which a command opens in less time than all. */
export const releaseSchema: DatabaseSchema = { entities: releaseEntities, migrations: releaseMigrations };
