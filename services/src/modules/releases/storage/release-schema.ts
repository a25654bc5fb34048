import type { DatabaseSchema } from '../../../platform/persistence/index.js';
import { CreateCanaries1780000025100 } from '../migrations/1780000025100-create-canaries.js';
import { CreateReleaseTokens1780000021300 } from '../migrations/1780000021300-create-release-tokens.js';
import { CreateReleases1780000021200 } from '../migrations/1780000021200-create-releases.js';
import {
  CanaryEntity,
  CanaryVisitorEntity,
  ReleaseBlobEntity,
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
  ReleaseTokenEntity,
} from './release.entities.js';

export const releaseEntities = [
  CanaryEntity,
  CanaryVisitorEntity,
  ReleaseBlobEntity,
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
  ReleaseTokenEntity,
];

export const releaseMigrations = [
  CreateReleases1780000021200,
  CreateReleaseTokens1780000021300,
  CreateCanaries1780000025100,
];

/** Tables of releases alone, which a command opens in less time than all. */
export const releaseSchema: DatabaseSchema = { entities: releaseEntities, migrations: releaseMigrations };
