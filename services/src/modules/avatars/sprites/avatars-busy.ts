import { AppError } from '../../../platform/errors/index.js';

/** When it is worth to ask again. */
const BUSY_SECONDS = 2;

export const avatarsBusy = () => new AppError('avatars.busy', { seconds: BUSY_SECONDS });
