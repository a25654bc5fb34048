import { Injectable } from '@nestjs/common';
import { type CardKind, isPictured, KINDS, pictureAddress } from '@portico/contract';
import { PorticoConfig } from '../../platform/config/index.js';
import { CardSubjects } from '../share-cards/index.js';
import type { PublicCardDto } from './public-card.dto.js';

/** Cards that `embed.js` shows on other sites, with the texts of the share card, which are the same in every language. */
@Injectable()
export class PublicCardsService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly subjects: CardSubjects,
  ) {}

  async find(kind: CardKind, id: number): Promise<PublicCardDto> {
    const { name, place, facts } = await this.subjects.words(kind, id);
    return {
      kind,
      id,
      name,
      place: place === undefined || place === '' ? null : place,
      facts: [...facts],
      picture: isPictured(kind) ? pictureAddress(KINDS[kind].picture, id) : null,
      site: this.config.public.site.name,
    };
  }
}
