import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  booleanColumn,
  epochMsColumn,
  moneyColumn,
  TABLE_ENGINE,
} from '../../../platform/persistence/index.js';
import type { DatabaseSchema } from '../../../platform/persistence/index.js';
import { releaseMigrations } from '../migrations.js';

/** Counts all changes of releases. If the number is the same, nothing has changed. */
@Entity({ name: 'portal_release_revision', engine: TABLE_ENGINE })
export class ReleaseRevisionEntity {
  @PrimaryColumn({ name: 'id', type: 'integer' }) id: number;
  @moneyColumn({ name: 'revision' }) revision: number;
}

/** The version of a remote in service, or the last one of a retired remote. */
@Entity({ name: 'portal_release_remote', engine: TABLE_ENGINE })
export class ReleaseRemoteEntity {
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @booleanColumn({ name: 'is_retired' }) isRetired: boolean;
  /** JSON of one remote, as in `activeJsonSchema`. */
  @Column({ name: 'state', type: 'text' }) state: string;
}

/** A version that is kept, and its author. */
@Entity({ name: 'portal_release', engine: TABLE_ENGINE })
export class ReleaseEntity {
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @PrimaryColumn({ name: 'version', type: 'varchar', length: 80 }) version: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  /** Size of all files, including the compressed ones. */
  @moneyColumn({ name: 'bytes' }) bytes: number;
  @Column({ name: 'author', type: 'varchar', length: 100, nullable: true }) author: string | null;
  @Column({ name: 'commit_id', type: 'varchar', length: 64, nullable: true }) commit: string | null;
  @Column({ name: 'message', type: 'varchar', length: 200, nullable: true }) message: string | null;
  /** Token of an upload; null for a release by command. */
  @Column({ name: 'token_name', type: 'varchar', length: 60, nullable: true }) tokenName: string | null;
  /** Key that signed the upload; null if the token has none. */
  @Column({ name: 'key_name', type: 'varchar', length: 60, nullable: true }) keyName: string | null;
  @Column({ name: 'key_fingerprint', type: 'varchar', length: 64, nullable: true })
  keyFingerprint: string | null;
}

/** A file of a version. Versions share the content of equal files. */
@Entity({ name: 'portal_release_file', engine: TABLE_ENGINE })
@Index('portal_release_file_sha256', ['sha256'])
export class ReleaseFileEntity {
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @PrimaryColumn({ name: 'version', type: 'varchar', length: 80 }) version: string;
  @PrimaryColumn({ name: 'number', type: 'integer' }) number: number;
  @Column({ name: 'path', type: 'varchar', length: 255 }) path: string;
  @Column({ name: 'sha256', type: 'varchar', length: 64 }) sha256: string;
  @Column({ name: 'bytes', type: 'integer' }) bytes: number;
}

/** Content by SHA-256, in parts that fit a row of any server. */
@Entity({ name: 'portal_release_blob', engine: TABLE_ENGINE })
export class ReleaseBlobEntity {
  @PrimaryColumn({ name: 'sha256', type: 'varchar', length: 64 }) sha256: string;
  @PrimaryColumn({ name: 'part', type: 'integer' }) part: number;
  @Column({ name: 'content', type: 'blob' }) content: Buffer;
}

/** A token that allows uploads of one remote. The token itself is not stored. */
@Entity({ name: 'portal_release_token', engine: TABLE_ENGINE })
@Index('portal_release_token_hash', ['hash'], { unique: true })
export class ReleaseTokenEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 60 }) name: string;
  @Column({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  /** SHA-256 in hex. */
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @epochMsColumn({ name: 'last_used_at', nullable: true }) lastUsedAt: number | null;
  @epochMsColumn({ name: 'revoked_at', nullable: true }) revokedAt: number | null;
}

/** A key that verifies uploads of a token. Removed keys are kept, because the token still refuses unsigned uploads. */
@Entity({ name: 'portal_release_key', engine: TABLE_ENGINE })
export class ReleaseKeyEntity {
  @PrimaryColumn({ name: 'token_name', type: 'varchar', length: 60 }) tokenName: string;
  /** SHA-256 of the key in hex. */
  @PrimaryColumn({ name: 'fingerprint', type: 'varchar', length: 64 }) fingerprint: string;
  @Column({ name: 'name', type: 'varchar', length: 60 }) name: string;
  /** Ed25519, SPKI in base64. */
  @Column({ name: 'public_key', type: 'varchar', length: 100 }) publicKey: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  /** Time in the newest accepted signature, at first 0. Older signatures are refused. */
  @epochMsColumn({ name: 'last_signed_at' }) lastSignedAt: number;
  @epochMsColumn({ name: 'removed_at', nullable: true }) removedAt: number | null;
}

export const CANARY_OUTCOMES = ['promoted', 'stopped', 'rolled_back', 'replaced'] as const;

/** `replaced` means that another version went into service, or that the remote was retired. */
export type CanaryOutcome = (typeof CANARY_OUTCOMES)[number];

/** A canary. After its end the row also has the outcome and the counts. */
@Entity({ name: 'portal_release_canary', engine: TABLE_ENGINE })
@Index('portal_release_canary_remote', ['remote', 'startedAt'])
export class CanaryEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 8 }) id: string;
  @Column({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @Column({ name: 'version', type: 'varchar', length: 80 }) version: string;
  /** Version in service that the control group gets. */
  @Column({ name: 'compared_with', type: 'varchar', length: 80 }) comparedWith: string;
  /** Percent, as last set. */
  @Column({ name: 'share', type: 'integer' }) share: number;
  @epochMsColumn({ name: 'started_at' }) startedAt: number;
  /** Admin, or author and token of an upload; null for a command. */
  @Column({ name: 'started_by', type: 'varchar', length: 200, nullable: true }) startedBy: string | null;
  @Column({ name: 'start_reason', type: 'varchar', length: 300, nullable: true }) startReason: string | null;
  @epochMsColumn({ name: 'ended_at', nullable: true }) endedAt: number | null;
  @Column({ name: 'outcome', type: 'varchar', length: 12, nullable: true }) outcome: CanaryOutcome | null;
  /** Null for a command, or if the rule decided. */
  @Column({ name: 'ended_by', type: 'varchar', length: 200, nullable: true }) endedBy: string | null;
  @booleanColumn({ name: 'is_by_rule' }) isByRule: boolean;
  @Column({ name: 'end_reason', type: 'varchar', length: 300, nullable: true }) endReason: string | null;
  @Column({ name: 'canary_visitors', type: 'integer' }) canaryVisitors: number;
  @Column({ name: 'canary_faults', type: 'integer' }) canaryFaults: number;
  @Column({ name: 'control_visitors', type: 'integer' }) controlVisitors: number;
  @Column({ name: 'control_faults', type: 'integer' }) controlFaults: number;
}

/** A visitor of a canary or of its control group. The rows are deleted when the canary ends. */
@Entity({ name: 'portal_canary_visitor', engine: TABLE_ENGINE })
export class CanaryVisitorEntity {
  @PrimaryColumn({ name: 'canary_id', type: 'varchar', length: 8 }) canaryId: string;
  /** Keyed hash of the network. It reveals no address, and differs between canaries. */
  @PrimaryColumn({ name: 'visitor', type: 'varchar', length: 22 }) visitor: string;
  /** False for a visitor of the control group. */
  @booleanColumn({ name: 'is_canary' }) isCanary: boolean;
  /** Number in the visitor's cookie. */
  @Column({ name: 'draw', type: 'integer' }) draw: number;
  @Column({ name: 'views', type: 'integer' }) views: number;
  @booleanColumn({ name: 'is_faulty' }) isFaulty: boolean;
  /** Web vitals of the first view that reported them: milliseconds, thousandths, milliseconds. */
  @Column({ name: 'lcp', type: 'integer', nullable: true }) lcp: number | null;
  @Column({ name: 'cls', type: 'integer', nullable: true }) cls: number | null;
  @Column({ name: 'inp', type: 'integer', nullable: true }) inp: number | null;
}

export const releaseEntities = [
  CanaryEntity,
  CanaryVisitorEntity,
  ReleaseBlobEntity,
  ReleaseEntity,
  ReleaseFileEntity,
  ReleaseKeyEntity,
  ReleaseRemoteEntity,
  ReleaseRevisionEntity,
  ReleaseTokenEntity,
];

/** Only the tables of releases. A command opens them faster than all tables. */
export const releaseSchema: DatabaseSchema = { entities: releaseEntities, migrations: releaseMigrations };
