// RefusalWords: why an act of staff is refused: of one's own interest, which it is and who can help.

import type { Refusal, Rejection } from '@dunmer/shared/protocol';
import type { useStaffText, useText } from '../../text/index.ts';

type Errors = ReturnType<typeof useText>['errors'];

export const refusalWords = (
  error: Refusal | Rejection,
  errors: Errors,
  interest: ReturnType<typeof useStaffText>['interest'],
): string =>
  error.code === 'not-allowed' && error.why === 'own-interest' && error.interest !== undefined
    ? interest[error.interest]
    : errors[error.code];
