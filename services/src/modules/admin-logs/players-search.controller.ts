import { Call, Integer, Nested, Resource, SearchTerm, Summary, Text } from '../../platform/http/index.js';
import { LogNamesRepository } from './tables/log-names.repository.js';

const MIN_TERM = 2;
const MAX_TERM = 13;
const MAX_PLAYERS = 10;

class FoundPlayerDto {
  @Integer() id: number;
  @Text() name: string;
  @Integer() level: number;
  @Integer() job: number;
  @Integer() account_id: number;
}

export class FoundPlayersDto {
  @Nested(() => [FoundPlayerDto], 'Ten at most; names that begin with the text first')
  players: FoundPlayerDto[];
}

@Resource('logs', 'logs')
export class PlayersSearchController {
  constructor(private readonly names: LogNamesRepository) {}

  /** A single letter finds no one instead of being refused, because the reader is still typing. */
  @Call('GET', 'search-players', { permission: 'admin', limit: 'search', type: FoundPlayersDto })
  @Summary('Characters by a part of their name, two letters at least')
  async search(@SearchTerm({ name: 'term', max: MAX_TERM }) term: string): Promise<FoundPlayersDto> {
    if ([...term].length < MIN_TERM) return { players: [] };
    const found = await this.names.findCharacters(term, MAX_PLAYERS);
    const players = found.map(({ accountId, ...player }) => ({ ...player, account_id: accountId }));
    return { players };
  }
}
