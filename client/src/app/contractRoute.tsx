// ContractRoute: the page of one contract; whose end is seen here is no news at home.

import type { ContractId } from '@dunmer/shared/protocol';
import { ContractScreen } from '../contract/index.ts';
import { useHome } from '../net/index.ts';
import { useSeenContract } from '../parts/index.ts';

export const ContractRoute = ({ id }: { readonly id: ContractId }) => {
  useSeenContract(useHome(), id);
  return <ContractScreen id={id} />;
};
