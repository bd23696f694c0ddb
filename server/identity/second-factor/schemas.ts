import { Type } from 'typebox';
import { ConfirmingPassword, SecondFactorCode } from '../schemas.ts';

const closed = { additionalProperties: false };

export const SecondFactorState = Type.Object(
  {
    isOn: Type.Boolean(),
    isRequired: Type.Boolean({
      description:
        'True for administrators of a platform that is no demo: without it they may do nothing special.',
    }),
    recoveryCodesLeft: Type.Integer(),
  },
  { ...closed, title: 'SecondFactorState' },
);

export const SecondFactorSetup = Type.Object(
  {
    secret: Type.String({ description: 'In base32, to be typed where the QR code cannot be scanned.' }),
    address: Type.String({ description: 'The otpauth:// address that the QR code holds.' }),
  },
  { ...closed, title: 'SecondFactorSetup' },
);

export const RecoveryCodes = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Each signs in once in place of a code. They are shown this once.',
    }),
  },
  { ...closed, title: 'RecoveryCodes' },
);

export const ConfirmingByCode = Type.Object({ code: SecondFactorCode, password: ConfirmingPassword }, closed);
export const FirstCode = Type.Object({ code: SecondFactorCode }, closed);
