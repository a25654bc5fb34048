import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PorticoConfig } from '../../platform/config/index.js';
import { Authenticator } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { RoleGate } from './accounts/roles.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountsService } from './accounts/accounts.service.js';
import { MailAccounts } from './accounts/mail-accounts.js';
import { PasswordMarks } from './accounts/password-marks.js';
import { AdministeredAccounts } from './administration/administered-accounts.js';
import { BanWriter } from './administration/ban-writer.js';
import { AttemptsRepository } from './attempts/attempts.repository.js';
import { AttemptsService } from './attempts/attempts.service.js';
import { HourlyLimits } from './attempts/hourly-limits.js';
import { CaptchaService } from './captcha/captcha.service.js';
import { ExpiredRows } from './clean-up/expired-rows.js';
import { FactorPolicy, FactorsService } from './factors/factors.service.js';
import { OwnPasskeysService } from './factors/own-passkeys.service.js';
import { FactorKeys } from './keys/factor-keys.js';
import {
  LoginController,
  SecondFactorController,
  RecoveryController,
  RegistrationController,
} from './sign-in.controller.js';
import { LoginService, SecondFactorChallenges } from './login/login.service.js';
import { CodeLoginService, PasskeyLoginService } from './login/second-factor-login.js';
import { OneTimeCodesRepository } from './one-time-codes/one-time-codes.repository.js';
import { OneTimeCodesService } from './one-time-codes/one-time-codes.service.js';
import {
  AccountController,
  ChangePasswordController,
  FactorsController,
  OwnPasskeysController,
  SessionsController,
} from './own-account.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { ChangePasswordService, PasswordWriter } from './passwords/change-password.service.js';
import { CredentialsRepository } from './passwords/credentials.repository.js';
import { DefaultPasswords } from './passwords/default-passwords.js';
import { FormatOfNewPasswords } from './passwords/format-of-new-passwords.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { AccountMailer } from './recovery/account-mailer.js';
import { WrongCodeLimit } from './recovery/wrong-code-limit.js';
import { MailTokens } from './recovery/mail-tokens.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { RegisteredAccountsRepository } from './registration/registered-accounts.repository.js';
import { RegistrationService } from './registration/registration.service.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionAuthenticator, SessionsService } from './sessions/sessions.service.js';
import { SignedTickets, TicketsService } from './tickets/tickets.service.js';

@Global()
@Module({
  imports: [
    JobsModule,
    JwtModule.registerAsync({
      inject: [PorticoConfig],
      useFactory: (config: PorticoConfig) => ({
        // With a text as the secret, each token would first be tried as a public key: a millisecond per call of a player.
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
    AccountsRepository,
    AccountsService,
    AdministeredAccounts,
    BanWriter,
    AttemptsRepository,
    AttemptsService,
    ChangePasswordService,
    CredentialsRepository,
    FactorKeys,
    FactorPolicy,
    OneTimeCodesRepository,
    OneTimeCodesService,
    OwnPasskeysService,
    PasskeysRepository,
    PasskeysService,
    FactorsService,
    WrongCodeLimit,
    CodeLoginService,
    PasskeyLoginService,
    SecondFactorChallenges,
    LoginService,
    {
      provide: PasswordHasher,
      inject: [PorticoConfig],
      useFactory: ({ env }: PorticoConfig) => new PasswordHasher(env.passwordCost),
    },
    DefaultPasswords,
    FormatOfNewPasswords,
    PasswordMarks,
    PasswordsService,
    CaptchaService,
    RegisteredAccountsRepository,
    HourlyLimits,
    RegistrationService,
    ExpiredRows,
    MailAccounts,
    AccountMailer,
    PasswordWriter,
    MailTokens,
    OwnSessionsService,
    RecoveryService,
    SignedTickets,
    TicketsService,
    SessionsRepository,
    SessionsService,
    SessionAuthenticator,
    { provide: RoleGate, useExisting: FactorPolicy },
    { provide: Authenticator, useExisting: SessionAuthenticator },
  ],
  exports: [AdministeredAccounts, BanWriter, Authenticator, DefaultPasswords, MailAccounts, SessionsService],
})
export class IdentityModule {}
