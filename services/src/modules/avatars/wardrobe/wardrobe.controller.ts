import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LOOK_SLOTS, type LookSlot } from '@portico/avatar';
import { WARDROBE_SEARCH_MAX_LENGTH } from '@portico/domain';
import { ChoiceQuery, PageLimit, PageNumber, PublicRead, SearchTerm } from '../../../platform/http/index.js';
import { LookQuery } from '../portraits/look-query.js';
import { LookQueryDto } from '../portraits/look-query.dto.js';
import { OutfitDto, WardrobeDto } from './wardrobe.dto.js';
import { WardrobeService } from './wardrobe.service.js';

@ApiTags('avatars')
@Controller('avatars')
export class WardrobeController {
  constructor(private readonly wardrobes: WardrobeService) {}

  @PublicRead('wardrobe', {
    summary: 'What may be tried on in a slot, by name or id',
    type: WardrobeDto,
    limit: 'search',
    cacheSeconds: 60,
  })
  find(
    @ChoiceQuery('slot', LOOK_SLOTS, 'hair') slot: LookSlot,
    @SearchTerm({ max: WARDROBE_SEARCH_MAX_LENGTH }) term: string,
    @PageNumber() page: number,
    @PageLimit({ default: 30, max: 100 }) limit: number,
  ): Promise<WardrobeDto> {
    return this.wardrobes.find({ slot, term, page, limit });
  }

  @PublicRead('outfit', {
    summary: 'What the pieces of a look are called',
    type: OutfitDto,
    limit: 'search',
    cacheSeconds: 60,
  })
  outfit(@LookQuery() look: LookQueryDto): OutfitDto {
    return this.wardrobes.outfit(look);
  }
}
