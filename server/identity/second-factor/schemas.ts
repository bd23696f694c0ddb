import { Type } from 'typebox';
import { ConfirmationPassword, SecondFactorCode } from '../schemas.ts';

const closed = { additionalProperties: false };

export const SecondFactorState = Type.Object(
  {
    isOn: Type.Boolean(),
    isRequired: Type.Boolean({
      description:
        'True for administrators, except in a demo: without a second factor they have no administrator rights.',
    }),
    recoveryCodesLeft: Type.Integer(),
  },
  { ...closed, title: 'SecondFactorState' },
);

export const SecondFactorSetup = Type.Object(
  {
    secret: Type.String({ description: 'Base32 secret, to type if the QR code cannot be scanned.' }),
    address: Type.String({ description: 'The otpauth:// address in the QR code.' }),
  },
  { ...closed, title: 'SecondFactorSetup' },
);

export const RecoveryCodes = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description:
        'Each can be used once instead of an app code. This is the only response that contains them.',
    }),
  },
  { ...closed, title: 'RecoveryCodes' },
);

export const CodeConfirmation = Type.Object(
  { code: SecondFactorCode, password: ConfirmationPassword },
  closed,
);
export const FirstCode = Type.Object({ code: SecondFactorCode }, closed);
