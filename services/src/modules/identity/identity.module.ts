import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PorticoConfig } from '../../platform/config/index.js';
import { Authenticator } from '../../platform/http/index.js';
import {
  AccountController,
  ChangePasswordController,
  FactorsController,
  OwnPasskeysController,
  SessionsController,
} from './own-account.controller.js';
import { AccountLocks, AdministeredAccounts } from './administration/administered-accounts.js';
import { AddressBans, BanWriter } from './administration/ban-writer.js';
import { RoleGate } from './accounts/account-fields.js';
import {
  LoginController,
  RecoveryController,
  RegistrationController,
  SecondFactorController,
} from './sign-in.controller.js';
import { DefaultPasswords, PasswordHasher } from './passwords/password-hasher.js';
import { FactorPolicy } from './factors/factors.service.js';
import { MailAccounts } from './accounts/mail-accounts.js';
import { ExpiredRows } from './clean-up/expired-rows.js';
import { SessionAuthenticator, SessionsService } from './sessions/sessions.service.js';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [PorticoConfig],
      useFactory: (config: PorticoConfig) => ({
        // A text would be tried as a public key first, with every token: a millisecond that each call of a player costs.
        secret: createSecretKey(Buffer.from(config.env.tokenSecret)),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [
    AccountController,
    ChangePasswordController,
    LoginController,
    OwnPasskeysController,
    FactorsController,
    RecoveryController,
    RegistrationController,
    SecondFactorController,
    SessionsController,
  ],
  providers: [
    {
      provide: PasswordHasher,
      inject: [PorticoConfig],
      useFactory: ({ env }: PorticoConfig) => new PasswordHasher(env.passwordCost),
    },
    ExpiredRows,
    { provide: RoleGate, useExisting: FactorPolicy },
    { provide: Authenticator, useExisting: SessionAuthenticator },
  ],
  exports: [
    AccountLocks,
    AddressBans,
    AdministeredAccounts,
    BanWriter,
    Authenticator,
    DefaultPasswords,
    MailAccounts,
    SessionsService,
  ],
})
export class IdentityModule {}
