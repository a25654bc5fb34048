export { LoginRewardDto } from './guide.dto.js';
export { toReward } from './guide.mapper.js';
export { GuideModule } from './guide.module.js';
