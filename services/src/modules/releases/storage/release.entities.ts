import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  booleanColumn,
  epochMsColumn,
  moneyColumn,
  TABLE_ENGINE,
} from '../../../platform/persistence/index.js';

/** Counts the changes of all releases: a portal that sees the same number knows that nothing has changed. */
@Entity({ name: 'portal_release_revision', engine: TABLE_ENGINE })
export class ReleaseRevisionEntity {
  @PrimaryColumn({ name: 'id', type: 'integer' }) id: number;
  @moneyColumn({ name: 'revision' }) revision: number;
}

/** The version of a remote that is in service, or was when the remote was retired. */
@Entity({ name: 'portal_release_remote', engine: TABLE_ENGINE })
export class ReleaseRemoteEntity {
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @booleanColumn({ name: 'is_retired' }) isRetired: boolean;
  /** JSON as `activeJsonSchema` has it for one remote. */
  @Column({ name: 'state', type: 'text' }) state: string;
}

/** A version that is kept, and who made it. */
@Entity({ name: 'portal_release', engine: TABLE_ENGINE })
export class ReleaseEntity {
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @PrimaryColumn({ name: 'version', type: 'varchar', length: 80 }) version: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  /** All files, the compressed ones included. */
  @moneyColumn({ name: 'bytes' }) bytes: number;
  @Column({ name: 'author', type: 'varchar', length: 100, nullable: true }) author: string | null;
  @Column({ name: 'commit_id', type: 'varchar', length: 64, nullable: true }) commit: string | null;
  @Column({ name: 'message', type: 'varchar', length: 200, nullable: true }) message: string | null;
  /** Token of an upload; null for a release by command. */
  @Column({ name: 'token_name', type: 'varchar', length: 60, nullable: true }) tokenName: string | null;
}

/** A file of a version. Versions share the content of files that are equal. */
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

/** Content by its SHA-256, in parts that fit a row of any server. */
@Entity({ name: 'portal_release_blob', engine: TABLE_ENGINE })
export class ReleaseBlobEntity {
  @PrimaryColumn({ name: 'sha256', type: 'varchar', length: 64 }) sha256: string;
  @PrimaryColumn({ name: 'part', type: 'integer' }) part: number;
  @Column({ name: 'content', type: 'blob' }) content: Buffer;
}
