import { readLoginWall } from '../api/tenant/readLoginWall.ts';
import type { LoginWall } from '../domain/tenant/loginWall.ts';
import { usePortal } from './usePortal.ts';

export const useLoginWall = (): LoginWall | null => {
  const { company, http } = usePortal();
  return readLoginWall(company.loginWall, http.serviceUrl('companyApi'));
};
