import type { Fixture } from '../fixture.ts';
import { Table, type TableColumn } from './table.tsx';

interface Payment {
  readonly id: string;
  readonly day: string;
  readonly item: string;
  readonly method: string;
  readonly price: string;
}

const columns: readonly TableColumn<Payment>[] = [
  { key: 'item', title: 'Item', cell: ({ item }) => item },
  { key: 'day', title: 'Data', cell: ({ day }) => day },
  { key: 'method', title: 'Forma de pagamento', cell: ({ method }) => method },
  { key: 'price', title: 'Valor', cell: ({ price }) => price, isNumeric: true },
];

const payments: readonly Payment[] = [
  { id: '1', day: '01/11/2026', item: 'Leitor Anual', method: 'Cartão de crédito', price: 'R$ 178,80' },
  {
    id: '2',
    day: '12/10/2026',
    item: 'O Último Trem para Ipanema, edição 12',
    method: 'Pix',
    price: 'R$ 9,90',
  },
  { id: '3', day: '03/09/2026', item: 'Crédito', method: 'Pix', price: 'R$ 1.111,11' },
];

const shared = {
  caption: 'Histórico de pagamentos',
  columns,
  rowKey: ({ id }: Payment) => id,
  emptyText: 'Você ainda não fez nenhum pagamento.',
};

export const fixture: Fixture = {
  title: 'Table',
  states: {
    'with rows': () => <Table {...shared} rows={payments} />,
    empty: () => <Table {...shared} caption="Pagamentos de 2025" rows={[]} />,
    loading: () => <Table {...shared} caption="Pagamentos a caminho" rows={[]} isLoading />,
    'loading more': () => <Table {...shared} caption="Mais pagamentos" rows={payments} isLoading />,
  },
};
