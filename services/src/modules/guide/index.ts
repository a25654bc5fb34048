export { LoginRewardDto } from './guide.dto.js';
export { GuideModule } from './guide.module.js';
export { toReward } from './guide.service.js';
