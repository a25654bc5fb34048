import { ApiQuery } from '@nestjs/swagger';
import { STORY_KINDS, type StoryKind } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../../platform/errors/index.js';
import {
  Call,
  ChoiceQuery,
  CurrentPrincipal,
  IdParam,
  requestParameter,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { StoryDto, StoryService } from './story.service.js';

/** `?at=` in milliseconds UTC; now if absent. Any other text is refused. */
const StoryMoment = () =>
  requestParameter(({ query }: FastifyRequest<{ Querystring: { at?: unknown } }>) => readMoment(query.at));

function readMoment(at: unknown): number {
  if (at === undefined || at === '') return Date.now();
  if (typeof at === 'string' && /^\d{1,14}$/.test(at)) return Number(at);
  throw invalidField('at', 'moment', 'Must be milliseconds UTC');
}

const STORY_HOURS = ['1', '6', '24', '168'] as const;

@Resource('admin', 'admin/accounts')
export class StoryController {
  constructor(private readonly stories: StoryService) {}

  @Call('GET', ':id/story', { permission: 'admin', limit: 'search', type: StoryDto })
  @Summary(
    'Votes, ledger, sessions and characters of an account around a moment',
    'Scrolls, the log of NX and Inkwell purchases for web admins alone',
  )
  @ApiQuery({
    name: 'at',
    required: false,
    schema: { type: 'integer' },
    description: 'Milliseconds UTC; now without',
  })
  story(
    @IdParam() id: number,
    @StoryMoment() at: number,
    @ChoiceQuery('hours', STORY_HOURS, '6') hours: string,
    @ChoiceQuery('kind', STORY_KINDS) kind: StoryKind | undefined,
    @CurrentPrincipal() principal: Principal,
  ) {
    return this.stories.story(id, { at, hours: Number(hours), kind }, principal);
  }
}
