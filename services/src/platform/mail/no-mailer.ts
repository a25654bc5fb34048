import { AppError } from '../errors/index.js';
import { Mailer } from './mailer.js';

/** A portal without a mail server. */
export class NoMailer extends Mailer {
  readonly isOn = false;

  send(): never {
    throw new AppError('game.feature_off');
  }

  settled(): Promise<void> {
    return Promise.resolve();
  }
}
