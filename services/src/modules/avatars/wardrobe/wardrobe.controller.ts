import { LOOK_SLOTS, type LookSlot } from '@portico/avatar';
import { WARDROBE_SEARCH_MAX_LENGTH } from '@portico/domain';
import {
  ChoiceQuery,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { LookQuery, LookQueryDto } from '../portraits/look-query.js';
import { OutfitDto, WardrobeDto } from './wardrobe.dto.js';
import { WardrobeService } from './wardrobe.service.js';

@Resource('avatars', 'avatars')
export class WardrobeController {
  constructor(private readonly wardrobes: WardrobeService) {}

  @PublicRead('wardrobe', { limit: 'search', cacheSeconds: 60, type: WardrobeDto })
  @Summary('Pieces for a slot, by name or id')
  find(
    @ChoiceQuery('slot', LOOK_SLOTS, 'hair') slot: LookSlot,
    @SearchTerm({ max: WARDROBE_SEARCH_MAX_LENGTH }) term: string,
    @PageNumber() page: number,
    @PageLimit({ default: 30, max: 100 }) limit: number,
  ) {
    return this.wardrobes.find({ slot, term, page, limit });
  }

  @PublicRead('outfit', { limit: 'search', cacheSeconds: 60, type: OutfitDto })
  @Summary('Names of the pieces of a look, or of a default outfit')
  outfit(@LookQuery() look: LookQueryDto) {
    return this.wardrobes.outfit(look);
  }
}
