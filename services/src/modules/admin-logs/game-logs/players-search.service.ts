import { Injectable } from '@nestjs/common';
import { LogNamesRepository } from '../tables/log-names.repository.js';
import type { FoundPlayersDto } from './game-logs.dto.js';

const MIN_TERM = 2;
const MAX_PLAYERS = 10;

@Injectable()
export class PlayersSearchService {
  constructor(private readonly names: LogNamesRepository) {}

  /** No one for a single letter: who types on is not told of a mistake. */
  async search(term: string): Promise<FoundPlayersDto> {
    if ([...term].length < MIN_TERM) return { players: [] };
    const found = await this.names.findCharacters(term, MAX_PLAYERS);
    return {
      players: found.map(({ id, name, level, job, accountId }) => ({
        id,
        name,
        level,
        job,
        account_id: accountId,
      })),
    };
  }
}
