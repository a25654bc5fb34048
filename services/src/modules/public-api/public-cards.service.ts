import { Injectable } from '@nestjs/common';
import { CARD_KINDS, type CardKind, isPictured, KINDS, pictureAddress } from '@portico/contract';
import { PorticoConfig } from '../../platform/config/index.js';
import { Choice, Integer, Text } from '../../platform/http/index.js';
import { CardSubjects } from '../share-cards/index.js';

export class PublicCardDto {
  @Choice(CARD_KINDS) kind: CardKind;
  @Integer() id: number;
  @Text() name: string;
  @Text('A street, an occupation, a guild; null if there is none', { nullable: true }) place: string | null;

  @Text('Short, in words that players use in every language, such as `Lv. 70`', { isArray: true })
  facts: string[];

  @Text('Address of the picture on this portal; null if there is none', { nullable: true })
  picture: string | null;
  @Text('Name of the portal') site: string;
}

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
