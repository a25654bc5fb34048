import { CARD_KINDS, type CardKind } from '@portico/contract';
import { Choice, Integer, Text } from '../../platform/http/index.js';

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
