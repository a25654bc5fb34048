import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { toCatalogStamp } from '../shared/catalog-stamp.mapper.js';
import { groundsOf } from './open-grounds.js';
import { planTraining, type TrainingWish } from './training-plan.js';
import type { TrainingPlanDto } from './training.dto.js';
import { toTrainingMap } from './training.mapper.js';

@Injectable()
export class TrainingService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  plan(wish: TrainingWish): TrainingPlanDto {
    const catalog = this.catalogs.current;
    const { trainee, defaults, compared, tooDangerous, maps } = planTraining(groundsOf(catalog), wish);
    const { exp = 1 } = this.config.public.rates;
    return {
      ...trainee,
      defaults,
      compared,
      tooDangerous,
      maps: maps.map((map) => toTrainingMap(map, catalog, exp)),
      ...toCatalogStamp(catalog),
    };
  }
}
