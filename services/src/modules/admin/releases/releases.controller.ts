import { applyDecorators, Body, Headers, Param, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import {
  Call,
  CurrentActor,
  CurrentClient,
  FilledQuery,
  Resource,
  SearchTerm,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Actor, Client } from '../../../platform/http/index.js';
import { MAX_CANARY_SHARE, SIGNATURE_HEADER } from '../../releases/index.js';
import { CanaryReasonDto, CanaryRequestDto, CanaryStepDto } from './canary.dto.js';
import { ReleaseSwitchService } from './release-switch.service.js';
import { ReleasePreviewService, ReleaseUploadService } from './release-upload.service.js';
import {
  PreviewLinkDto,
  PreviewRequestDto,
  ReleaseHistoryDto,
  ReleasesBoardDto,
  RollbackRequestDto,
  RolledBackDto,
  UploadedReleaseDto,
} from './releases.dto.js';
import { ReleasesService } from './releases.service.js';

@Resource('admin', 'releases')
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly switches: ReleaseSwitchService,
    private readonly uploads: ReleaseUploadService,
    private readonly previews: ReleasePreviewService,
  ) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: ReleasesBoardDto })
  @Summary('Which release of each remote is in service, and how it is')
  board() {
    return this.releases.board();
  }

  @Call('GET', ':name/history', { permission: 'webAdmin', limit: 'read', type: ReleaseHistoryDto })
  @Summary('Versions of a remote that are kept, and its roll-backs')
  history(@Param('name') name: string) {
    return this.switches.history(name);
  }

  @Call('POST', ':name/rollback', { permission: 'webAdmin', limit: 'spend', type: RolledBackDto })
  @Summary('Puts a version from before into service, as `portico rollback` does')
  rollBack(
    @Param('name') name: string,
    @StrictBody() request: RollbackRequestDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.switches.rollBack(name, request, actor);
  }

  @Call('PUT', ':name/canary', { permission: 'webAdmin', limit: 'spend', type: CanaryStepDto })
  @Summary('Gives a version to a share of the visitors, or changes the share')
  startCanary(
    @Param('name') name: string,
    @StrictBody() request: CanaryRequestDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.switches.startCanary(name, request, actor);
  }

  @Call('POST', ':name/canary/promote', { permission: 'webAdmin', limit: 'spend', type: CanaryStepDto })
  @Summary('Puts the canary into service for everyone')
  promoteCanary(
    @Param('name') name: string,
    @StrictBody() { reason }: CanaryReasonDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.switches.promoteCanary(name, reason, actor);
  }

  @Call('POST', ':name/canary/stop', { permission: 'webAdmin', limit: 'spend', type: CanaryStepDto })
  @Summary('Ends the canary: its visitors get the live version')
  stopCanary(
    @Param('name') name: string,
    @StrictBody() { reason }: CanaryReasonDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.switches.stopCanary(name, reason, actor);
  }

  @Call('POST', ':name/preview', { permission: 'webAdmin', limit: 'spend', type: PreviewLinkDto })
  @Summary('A link that shows a version to the one visitor who opens it')
  preview(@Param('name') name: string, @StrictBody() { version }: PreviewRequestDto) {
    return this.previews.link(name, version);
  }

  @Call('POST', ':name/preview-link', { permission: 'public', limit: 'signIn', type: PreviewLinkDto })
  @Summary('The same, with the token of the remote as `Authorization: Bearer`')
  previewLink(
    @Param('name') name: string,
    @Headers('authorization') authorization: string | undefined,
    @Headers(SIGNATURE_HEADER) signature: string | undefined,
    @StrictBody() { version }: PreviewRequestDto,
    @CurrentClient() client: Client,
  ) {
    return this.previews.linkForToken(name, version, { authorization, signature, client });
  }

  @Call('PUT', ':name', { permission: 'public', limit: 'signIn', body: 'archive', type: UploadedReleaseDto })
  @ArchiveBody()
  @Summary('Releases a built remote, with a token of `portico token create` as `Authorization: Bearer`')
  upload(
    @Param('name') name: string,
    @Headers('authorization') authorization: string | undefined,
    @Headers(SIGNATURE_HEADER) signature: string | undefined,
    @Body() archive: unknown,
    @SearchTerm({ name: 'author', max: 100 }) author: string,
    @SearchTerm({ name: 'commit', max: 64 }) commit: string,
    @SearchTerm({ name: 'message', max: 200 }) message: string,
    @Query('dry-run') dryRun: unknown,
    @Query('preview') preview: unknown,
    @FilledQuery('canary', MAX_CANARY_SHARE) canaryShare: number | undefined,
    @CurrentClient() client: Client,
  ): Promise<UploadedReleaseDto> {
    const isOn = (flag: unknown) => flag !== undefined && flag !== 'false';
    const way = { isDryRun: isOn(dryRun), isHeld: isOn(preview), canaryShare };
    const credentials = { authorization, signature, client };
    return this.uploads.upload(name, { credentials, archive, author, commit, message, ...way });
  }
}

function ArchiveBody(): MethodDecorator {
  return applyDecorators(
    ApiConsumes('application/gzip'),
    ApiBody({
      description: 'A .tar.gz with package.json, src/i18n and dist at its root',
      schema: { type: 'string', format: 'binary' },
    }),
    ApiQuery({
      name: 'dry-run',
      required: false,
      schema: { type: 'boolean' },
      description: 'Checks and tries everything, and changes nothing',
    }),
    ApiQuery({
      name: 'preview',
      required: false,
      schema: { type: 'boolean' },
      description: 'Stores it for previews, and leaves in service what is',
    }),
  );
}
