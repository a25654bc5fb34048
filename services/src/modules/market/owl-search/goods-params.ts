import { GOODS_SORTS, ITEM_TYPES, MAX_GOODS_TERM } from '@portico/domain';
import { choiceParameter, mesosParameter, QueryObject, termParameter } from '../../../platform/http/index.js';
import { ROOM_CHOICES } from '../shared/rooms.js';

/** The search of goods in an address, as a `GoodsQuery`. */
export function GoodsParams(): ParameterDecorator {
  return QueryObject({
    term: termParameter({ max: MAX_GOODS_TERM }),
    itemType: choiceParameter('type', ITEM_TYPES),
    minPrice: mesosParameter('min'),
    maxPrice: mesosParameter('max'),
    room: choiceParameter('room', ROOM_CHOICES),
    sort: choiceParameter('sort', GOODS_SORTS, 'relevance'),
  });
}
