// DealRoute: the page of one contract; whose end is seen here is no news at home.

import type { ContractId } from '@dunmer/shared/protocol';
import { ContractScreen } from '../contract/index.ts';
import { useHome } from '../net/index.ts';
import { useSeenDeal } from '../parts/index.ts';

export const DealRoute = ({ id }: { readonly id: ContractId }) => {
  useSeenDeal(useHome(), id);
  return <ContractScreen id={id} />;
};
