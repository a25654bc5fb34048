import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { AuditService } from '../../audit/index.js';
import {
  createPreviewLink,
  PreviewTickets,
  publisherOf,
  publishRelease,
  readArchive,
  readPortal,
  ReleaseError,
  ReleaseRegistry,
  ReleaseStore,
  ReleaseTokens,
  ShellBuildFile,
} from '../../releases/index.js';
import type { ReleaseOutcome, TokenFault } from '../../releases/index.js';
import type { PreviewLinkDto, UploadedReleaseDto } from './releases.dto.js';
import { toRefusal } from './releases.mapper.js';

interface Upload {
  authorization: string | undefined;
  archive: unknown;
  author: string;
  commit: string;
  message: string;
  isDryRun: boolean;
  isHeld: boolean;
  /** Percent of the visitors who get it; undefined for everyone. */
  canaryShare: number | undefined;
  client: Client;
}

const FAULTS: Record<TokenFault, string> = {
  missing: 'Send the token of this remote as "Authorization: Bearer ..."',
  unknown: 'There is no such token',
  revoked: 'This token has been revoked',
  expired: 'This token has expired',
  other_remote: 'This token is that of another remote',
};

/** Links of previews: browsers send no token when they open a page, so that the address has one for a short time. */
@Injectable()
export class ReleasePreviewService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ReleaseTokens) private readonly tokens: ReleaseTokens,
    @Inject(PreviewTickets) private readonly tickets: PreviewTickets,
  ) {}

  /** Throws a `ReleaseError`. */
  create(name: string, version: string, token: string | null): Promise<PreviewLinkDto> {
    return createPreviewLink({ store: this.store, tickets: this.tickets }, name, version, token);
  }

  async link(name: string, version: string, token: string | null = null): Promise<PreviewLinkDto> {
    try {
      return await this.create(name, version, token);
    } catch (error) {
      throw toRefusal(error);
    }
  }

  async linkForToken(
    name: string,
    version: string,
    authorization: string | undefined,
  ): Promise<PreviewLinkDto> {
    const token = await admitToken(this.tokens, authorization, name);
    return this.link(name, version, token.name);
  }
}

/** Releases that come over HTTP: the token is looked at before a byte of the archive is, then all is as for `portico release`. */
@Injectable()
export class ReleaseUploadService {
  private isBusy = false;

  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    @Inject(ReleaseTokens) private readonly tokens: ReleaseTokens,
    private readonly previews: ReleasePreviewService,
    private readonly registry: ReleaseRegistry,
    private readonly config: PorticoConfig,
    private readonly audit: AuditService,
  ) {}

  async upload(name: string, upload: Upload): Promise<UploadedReleaseDto> {
    const token = await admitToken(this.tokens, upload.authorization, name);
    if (upload.isHeld && upload.canaryShare !== undefined)
      throw new AppError('releases.refused', {
        message: 'A version is for previews or for a canary, not both',
      });
    if (!isReadable(upload.archive)) throw new AppError('request.unsupported_media_type');
    try {
      const outcome = await this.publishAlone(name, upload, upload.archive, token.name);
      const { status, version, previous, isTried, release } = outcome;
      const isStored = upload.isHeld && !upload.isDryRun;
      const link = isStored ? await this.previews.create(name, version, token.name) : undefined;
      const path = release.portal.paths[0] ?? '/';
      return { status, version, previous, isTried, path, preview: link?.address ?? null };
    } catch (error) {
      await discard(upload.archive);
      throw toRefusal(error);
    }
  }

  /** One archive in memory, and one trial at a time. */
  private async publishAlone(
    name: string,
    upload: Upload,
    archive: Readable,
    tokenName: string,
  ): Promise<ReleaseOutcome> {
    if (this.isBusy) throw new AppError('releases.busy');
    this.isBusy = true;
    try {
      const outcome = await this.publish(name, upload, archive, tokenName);
      await this.registry.lookAgain();
      return outcome;
    } finally {
      this.isBusy = false;
    }
  }

  private async publish(
    name: string,
    { authorization, author, commit, message, isDryRun, isHeld, canaryShare, client }: Upload,
    archive: Readable,
    tokenName: string,
  ): Promise<ReleaseOutcome> {
    const source = await readArchive(archive);
    // It may have been revoked while the archive arrived.
    await admitToken(this.tokens, authorization, name);
    const portal = await readPortal(source);
    if (portal.name !== name)
      throw new ReleaseError(`The archive is a release of ${portal.name}, sent to the address of ${name}`);
    const provenance = {
      author: author || null,
      commit: commit || null,
      message: message || null,
      tokenName,
    };
    const record = async ({ version, previous }: ReleaseOutcome) =>
      this.audit.record({
        action: 'release-upload',
        accountId: null,
        client,
        details: {
          remote: name,
          before: previous,
          after: version,
          token: tokenName,
          ...(isHeld && { preview: true }),
          ...(canaryShare !== undefined && { canary: canaryShare }),
          author,
          commit,
          message,
        },
      });
    const options = await publisherOf(this.store, this.shell, this.config);
    const by = [author, `(${tokenName})`].filter(Boolean).join(' ');
    return publishRelease(options, { source, provenance, by, isDryRun, isHeld, canaryShare, record });
  }
}

/** Throws `releases.token_refused`, or `releases.token_forbidden` for the token of another remote. */
async function admitToken(tokens: ReleaseTokens, authorization: string | undefined, remote: string) {
  const token = await tokens.admit(authorization, remote);
  if (typeof token !== 'string') return token;
  const code = token === 'other_remote' ? 'releases.token_forbidden' : 'releases.token_refused';
  throw new AppError(code, { message: FAULTS[token] });
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}

/** Reads the rest of a refused archive: the next request of its connection comes behind it. The server bounds the time. */
async function discard(archive: Readable): Promise<void> {
  await finished(archive.resume()).catch(() => undefined);
}
