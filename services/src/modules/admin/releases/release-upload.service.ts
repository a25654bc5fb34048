import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import {
  createPreviewLink,
  endedSupport,
  previewStatement,
  PreviewTickets,
  problemMessage,
  publisherOf,
  publishRelease,
  purposeOf,
  readArchive,
  readPortal,
  ReleaseError,
  ReleaseRegistry,
  ReleaseStore,
  ShellBuildFile,
  uploadStatement,
} from '../../releases/index.js';
import type { ReleaseOutcome, RemoteSource, SignatureClaim } from '../../releases/index.js';
import { type Credentials, ReleaseAdmission } from './release-admission.js';
import type { PreviewLinkDto, UploadedReleaseDto } from './releases.dto.js';
import { toRefusal } from './releases.mapper.js';

interface Upload {
  credentials: Credentials;
  archive: unknown;
  author: string;
  commit: string;
  message: string;
  isDryRun: boolean;
  isHeld: boolean;
  canaryShare: number | undefined;
}

/** Archives that are received or processed at the same time. Each one is in memory. */
const MAX_UPLOADS = 3;

interface Sender {
  token: string;
  claim: SignatureClaim | undefined;
}

/** Links to previews. Browsers send no token when they open a page, so the link contains a short-lived one. */
@Injectable()
export class ReleasePreviewService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(PreviewTickets) private readonly tickets: PreviewTickets,
    private readonly admission: ReleaseAdmission,
  ) {}

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

  linkForToken(name: string, version: string, credentials: Credentials): Promise<PreviewLinkDto> {
    return this.admission.admit(name, credentials, async (token, claim) => {
      this.admission.verify(claim, previewStatement(name, version));
      await this.admission.confirm(token, claim);
      return this.link(name, version, token);
    });
  }
}

/** Releases uploaded over HTTP. Token and key are checked before any byte of the archive is read. */
@Injectable()
export class ReleaseUploadService {
  /** Tokens with an upload in progress. Each has at most one, so that a slow upload does not block other teams. */
  private readonly uploading = new Set<string>();
  /** Trials run one at a time. */
  private readonly inTurn = pLimit(1);

  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly admission: ReleaseAdmission,
    private readonly previews: ReleasePreviewService,
    private readonly registry: ReleaseRegistry,
    private readonly config: PorticoConfig,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  upload(name: string, upload: Upload): Promise<UploadedReleaseDto> {
    return this.admission.admit(name, upload.credentials, (token, claim) =>
      this.receive(name, upload, { token, claim }),
    );
  }

  private async receive(name: string, upload: Upload, sender: Sender): Promise<UploadedReleaseDto> {
    if (upload.isHeld && upload.canaryShare !== undefined)
      throw new AppError('releases.refused', {
        message: 'A version is for previews or for a canary, not both',
      });
    if (!isReadable(upload.archive)) throw new AppError('request.unsupported_media_type');
    try {
      const outcome = await this.publishAlone(name, upload, upload.archive, sender);
      const { status, version, previous, isTried, release } = outcome;
      const isStored = upload.isHeld && !upload.isDryRun;
      const link = isStored ? await this.previews.create(name, version, sender.token) : undefined;
      const path = release.portal.paths[0] ?? '/';
      const shell = await this.shell.read();
      const ended = endedSupport(release, shell, this.store.now());
      const warning = ended ? problemMessage(ended) : null;
      return { status, version, previous, isTried, path, warning, preview: link?.address ?? null };
    } catch (error) {
      await discard(upload.archive);
      throw toRefusal(error);
    }
  }

  private async publishAlone(name: string, upload: Upload, archive: Readable, sender: Sender) {
    const { token } = sender;
    if (this.uploading.has(token) || this.uploading.size >= MAX_UPLOADS) throw new AppError('releases.busy');
    this.uploading.add(token);
    try {
      const source = await readArchive(archive);
      const outcome = await this.inTurn(() => this.publish(name, upload, source, sender));
      await this.registry.lookAgain();
      return outcome;
    } finally {
      this.uploading.delete(token);
    }
  }

  private async publish(name: string, upload: Upload, source: RemoteSource, { token, claim }: Sender) {
    const { author, commit, message, isDryRun, isHeld, canaryShare, credentials } = upload;
    // The token may have been revoked while the archive arrived.
    await this.admission.tokenOf(name, credentials.authorization);
    const signed = { remote: name, purpose: purposeOf(upload), author, commit, message };
    this.admission.verify(claim, await uploadStatement(signed, source));
    const portal = await readPortal(source);
    if (portal.name !== name)
      throw new ReleaseError(`The archive is a release of ${portal.name}, sent to the address of ${name}`);
    const provenance = {
      author: author || null,
      commit: commit || null,
      message: message || null,
      tokenName: token,
      keyName: claim?.key.name ?? null,
      keyFingerprint: claim?.key.fingerprint ?? null,
    };
    const signature = { isConfirmed: false };
    const record = async ({ version, previous }: ReleaseOutcome) => {
      await this.admission.confirm(token, claim);
      this.unitOfWork.afterCommit(() => (signature.isConfirmed = true));
      const details = {
        remote: name,
        before: previous,
        after: version,
        token,
        ...(claim && { key: `${claim.key.name} ${claim.key.fingerprint}` }),
        ...(isHeld && { preview: true }),
        ...(canaryShare !== undefined && { canary: canaryShare }),
        author,
        commit,
        message,
      };
      const { client } = credentials;
      await this.audit.record({ action: 'release-upload', accountId: null, client, details });
    };
    const options = await publisherOf(this.store, this.shell, this.config);
    const by = [author, `(${token})`].filter(Boolean).join(' ');
    const request = { source, provenance, by, isDryRun, isHeld, canaryShare, record };
    const outcome = await publishRelease(options, request);
    // Nothing has changed, so `record` did not run. An unused signature could be sent again after a rollback.
    if (!signature.isConfirmed) await this.admission.confirm(token, claim);
    return outcome;
  }
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}

/** Reads the rest of a refused archive, because the connection's next request comes behind it. The server limits the time. */
async function discard(archive: Readable): Promise<void> {
  await finished(archive.resume()).catch(() => undefined);
}
